// One solver in a worker. Messages: {wasm}, the address of its module, then {list}, that of a list,
// then {from, count, limit} for each turn. Each is answered.
import { Bench } from '../wasm.mjs';

let bench;

const bytesOf = async (address) => (await fetch(address)).arrayBuffer();

onmessage = async ({ data }) => {
  if (data.wasm) bench = new Bench(await WebAssembly.compile(await bytesOf(data.wasm)));
  else if (data.list) bench.load(new Uint8Array(await bytesOf(data.list)));
  postMessage(data.count ? bench.turn(data.from, data.count, data.limit) : null);
};
