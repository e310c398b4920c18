// The module that reads pictures, as picture.mjs wraps picture_exports.cpp: functions and records.
import type { LoaderOptions } from './sudoku.d.ts';

/** In pixels: x, y. The centre of the first pixel is 0, 0. */
export type Point = [x: number, y: number];
/** Top left, top right, bottom right, bottom left. */
export type Corners = [Point, Point, Point, Point];

export interface PictureCell {
  /** 0 if the cell is empty. */
  digit: number;
  /** By digit, 0 for empty: what the network sees, without the neighbours. */
  probabilities: number[];
  /** The possible readings, the chosen one first, if the cell is in doubt; else empty. */
  doubts: number[];
  /** Notes: the digits. */
  corner: number[];
  /** Notes in a row in the middle. */
  centre: number[];
  /** There are notes, but they cannot be read without doubt. */
  unreadNotes: boolean;
}

export interface PictureGrid {
  /** 81 digits. */
  givens: string;
  /** 81 digits: those in ink of another colour, where the others have one solution. */
  entries: string;
  /** No mark is needed. */
  certain: boolean;
  hasOneSolution: boolean;
  /** Light lines on dark. */
  light: boolean;
  /** How well the lattice fits the lines: 1 or more for a printed grid. */
  score: number;
  /** Nats by which the choice is less probable than what the network reads. */
  cost: number;
  /** Nats to the next grid with one solution. */
  gap: number;
  /** The corners of the cells: ten rows of ten. */
  nodes: Point[];
  cells: PictureCell[];
}

export interface PictureReading {
  error: 'none' | 'bad_size' | 'too_small' | 'too_large' | 'bad_corners' | 'no_grid';
  /** The surest first; none if there is an error. */
  grids: PictureGrid[];
}

/** Pixels of 4 bytes: red, green, blue, alpha. */
export interface Pixels {
  data: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
}

/** A picture that is being read. Call `delete` when done. */
export interface Picture {
  /** Reads it again, between these corners. */
  between(corners: Corners): void;
  /** Continues for some milliseconds. True once all is read. */
  advance(): boolean;
  /** The part that is read, 0 to 1. */
  progress(): number;
  /** What was read; reads the rest first. */
  report(): PictureReading;
  delete(): void;
}

export interface PictureModule {
  /** Starts to read a copy of the pixels. Null for more than 25 million. */
  startPicture(pixels: Pixels): Picture | null;
}

export default function createPicture(options?: LoaderOptions): Promise<PictureModule>;
