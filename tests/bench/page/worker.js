// One solver in a worker. Messages: {wasm}, the address of its module, then {list}, that of a list,
// then {from, count, limit} for each turn. Each is answered.
import { Bench } from '../wasm.mjs';

let bench;

const bytesOf = async (address) => (await fetch(address)).arrayBuffer();

async function answer({ wasm, list, from, count, limit }) {
  if (wasm) bench = new Bench(await WebAssembly.compile(await bytesOf(wasm)));
  if (list) bench.load(new Uint8Array(await bytesOf(list)));
  return count ? bench.turn(from, count, limit) : {};
}

onmessage = async ({ data }) => {
  postMessage(await answer(data).catch((error) => ({ error: String(error) })));
};
