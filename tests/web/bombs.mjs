// Programs that allocate without end, by what they use. Each keeps what it makes.
export const BOMBS = {
  'texts that double': 'let s = "ab"; for (;;) s += s;',
  'texts that double and are used':
    'let s = "ab"; for (;;) { s = s + s; s.charCodeAt(s.length - 1); }',
  'ropes, made flat':
    'let s = "ab".repeat(1e5); for (let i = 0; ; i++) { a.push(s + i); a[i].indexOf("9"); }',
  'a template': 'let s = "x"; for (;;) s = `${s}${s}!`;',
  'a tagged template':
    'const t = (p, ...v) => v.join(p.join()); let s = "x"; for (;;) s = t`${s},${s}`;',
  'a list': 'for (;;) a.push(1);',
  'a list of numbers': 'for (let i = 0; ; i++) a.push(i + 0.5);',
  'a list by its index': 'for (let i = 0; ; i++) a[i] = i / 3;',
  'a list by its length': 'for (let i = 0; ; i++) a[a.length] = i;',
  'a sparse length, filled': 'for (;;) { const b = []; b.length = 3e7; a.push(b.fill(1)); }',
  'a sparse index, filled': 'a[4e8] = 1; for (let i = 0; ; i++) a[i] = i;',
  'a length that is counted up': 'for (;;) a.length++;',
  'a length in a pattern': 'for (;;) { const b = []; [b.length] = [3e7]; a.push(b.fill(0)); }',
  'a length by another name':
    'const k = "len" + "gth"; for (;;) { const b = []; b[k] = 3e7; a.push(b.fill(0)); }',
  'lists of lists': 'for (;;) a.push([[[[[[1]]]]]]);',
  'long lists': 'for (;;) a.push(new Array(999).fill(a.length));',
  'Array(…) by apply': 'for (;;) a.push(Array.apply(null, [1e7]).fill(0));',
  'Array(…) by constructor': 'for (;;) a.push([].constructor(1e7).fill(0));',
  'Array(…) by prototype.constructor':
    'const A = Array.prototype.constructor; for (;;) a.push(new A(1e7).fill(0));',
  'Array(…) by bind': 'const A = Array.bind(null, 1e7); for (;;) a.push(new A());',
  'Reflect.construct': 'for (;;) a.push(Reflect.construct(Array, [1e7]));',
  'a class of lists': 'class L extends Array { length = 3e7; } for (;;) a.push(new L().fill(0));',
  'a class of lists by return':
    'class B { constructor(x) { return x; } } class L extends B { 1000000 = 1; } for (;;) a.push(new L([]));',
  'Array.from': 'for (;;) a.push(Array.from({ length: 1e7 }));',
  'Array.from with a function': 'for (;;) a.push(Array.from({ length: 1e6 }, () => ({})));',
  'Array.from without end':
    'const r = { value: 1, done: false }; a.push(Array.from({ [Symbol.iterator]: () => ({ next: () => r }) }));',
  copies: 'let b = [1, 2]; for (;;) b = b.concat(b);',
  'copies by spread': 'let b = [1, 2]; for (;;) b = [...b, ...b];',
  'copies by push': 'a.push(1); for (;;) a.push(...a.slice(0, 9999));',
  'copies by map': 'const b = Array(1e4).fill(0); for (;;) a.push(b.map((x) => x + 0.5));',
  'copies by patterns':
    'const b = Array(1e4).fill(0); for (;;) { const [x, ...c] = b; a.push(c); }',
  'copies by parameters':
    'const b = Array(1e4).fill(0); const f = (...c) => a.push(c); for (;;) f(...b);',
  arguments: 'const b = Array(1e4).fill(0); function f() { a.push(arguments); } for (;;) f(...b);',
  'copies of objects':
    'const o = {}; for (let i = 0; i < 1e3; i++) o["k" + i] = i; for (;;) a.push({ ...o });',
  'Object.assign':
    'const o = {}; for (let i = 0; i < 1e3; i++) o["k" + i] = i; for (;;) a.push(Object.assign({}, o));',
  'Object.entries': 'const b = Array(1e5).fill(0); for (;;) a.push(Object.entries(b));',
  'a flat list': 'let b = [1]; for (let i = 0; i < 40; i++) b = [b, b]; b.flat(Infinity);',
  'a flat map': 'const b = Array(1e5).fill(0); b.flatMap(() => b);',
  'a text of a tree': 'let b = [1]; for (let i = 0; i < 40; i++) b = [b, b]; String(b);',
  'JSON of a tree': 'let b = [1]; for (let i = 0; i < 40; i++) b = [b, b]; JSON.stringify(b);',
  JSON: 'const s = "[" + "[],".repeat(1e5) + "1]"; for (;;) a.push(JSON.parse(s));',
  'a long join': 'for (;;) a.push(Array(1e6).join("some text"));',
  'texts that repeat': 'for (;;) a.push("text".repeat(1e8));',
  'padded texts':
    'for (let i = 0; ; i++) { a.push("x".padEnd(1e8, "ab" + i)); a[i].indexOf("y"); }',
  'replaced texts': 'const s = "a".repeat(2e4); for (;;) a.push(s.replaceAll("a", s));',
  'replaced by a function': 'const s = "a".repeat(2e4); for (;;) a.push(s.replace(/a/g, () => s));',
  'replaced by themselves':
    'const s = "a".repeat(2e4); for (;;) a.push(s.replace(/a/g, "$\'$\'"));',
  'split texts': 'const s = "a,".repeat(1e5); for (;;) a.push(s.split(","));',
  'split by groups':
    'const s = "a".repeat(1e3); const p = new RegExp("()".repeat(500)); for (;;) a.push(s.split(p));',
  matches: 'const s = "a".repeat(1e5); for (;;) a.push([...s.matchAll(/(a)/g)]);',
  'matches by another exec':
    'const p = /a/g; p.exec = () => ({ length: 1e8, index: 0, 0: "" }); for (;;) "a".replace(p, "b");',
  'regular expressions': 'for (let i = 0; ; i++) a.push(new RegExp("a{" + i + "}"));',
  'regular expressions as literals': 'for (;;) a.push(/a/);',
  objects: 'for (;;) a.push({ x: 1 });',
  'a chain of objects': 'let o = {}; for (;;) o = { o };',
  properties: 'const o = {}; for (let i = 0; ; i++) o["k" + i] = i;',
  'numbers as properties': 'const o = {}; for (let i = 0; ; i++) o[i] = i;',
  'objects with a large index': 'for (;;) { const o = {}; o[1000] = 1; a.push(o); }',
  'objects with many names': `for (;;) { const o = {}; ${Array.from({ length: 999 }, (_, i) => `o.n${i} = 1`).join(';')}; a.push(o); }`,
  getters: 'const o = { get x() { return { x: [this.y] }; } }; for (;;) a.push(o.x);',
  instances: 'class P { x = [1]; #y = {}; z; } for (;;) a.push(new P());',
  classes: 'for (;;) a.push(class { m() {} n() {} });',
  closures: 'for (let i = 0; ; i++) a.push(() => i);',
  'closures of many variables': `function f() { let ${Array.from({ length: 999 }, (_, i) => `v${i} = 1`)}; return () => v0 + ${Array.from({ length: 999 }, (_, i) => `v${i}`).join('+')}; } for (;;) a.push(f());`,
  'closures by declaration': 'for (;;) { a.push(f); continue; function f() { return a; } }',
  'bound functions': 'const f = () => 1; for (;;) a.push(f.bind(null, 1, 2, 3));',
  generators: `function* g(x) { let ${Array.from({ length: 999 }, (_, i) => `v${i} = x`)}; yield v0; } for (;;) a.push(g(1));`,
  'what a generator yields': 'function* g() { for (;;) yield 1; } [...g()];',
  entries: 'const b = [1]; for (;;) a.push(b.entries().next());',
  recursion: 'const f = (n) => { a.push([n]); f(n + 1); }; for (;;) try { f(0); } catch {}',
  errors: 'for (;;) a.push(new Error("x"));',
  'errors that are caught': 'for (;;) try { null.x; } catch (error) { a.push(error); }',
  'errors with a stack':
    'const s = "x".repeat(1e6); for (;;) { const e = Error(s); e.stack; a.push(e); }',
  'a map': 'const m = new Map(); for (let i = 0; ; i++) m.set(i, i);',
  'a map of maps': 'for (;;) a.push(new Map([[1, new Map([[2, new Map()]])]]));',
  sets: 'const s = new Set(); for (let i = 0; ; i++) s.add("k" + i);',
  'a date': 'for (;;) a.push(new Date());',
  'big numbers': 'let n = 3n; for (;;) n *= n;',
  BigInt: 'let n = BigInt(3); for (;;) n *= n;',
  'numbers as texts': 'for (let i = 1; ; i++) a.push((1 / i).toString(2));',
  'String.raw': 'for (;;) a.push(String.raw({ raw: Array(1e5).fill("text") }));',
  toString:
    'const s = "x".repeat(1e6); const o = { toString: () => s }; for (;;) a.push(Array(1e3).fill(o).join(""));',
  'a value that changes':
    'let n = 0; const o = { valueOf: () => (n++ % 2 ? 1e8 : 0) }; for (;;) a.push("x".repeat(o) + o);',
  'Symbol.species':
    'class L { static get [Symbol.species]() { return Array; } } for (;;) { const b = [1]; b.constructor = L; a.push(b.map(() => 1)); }',
  'a proxy': 'for (;;) a.push(new Proxy([], {}));',
  'typed arrays': 'for (;;) a.push(new Uint8Array(1e6));',
  'typed arrays of a list': 'const b = Array(1e4).fill(0); for (;;) a.push(new Int32Array(b));',
  'typed arrays by from': 'const b = Array(1e4).fill(0); for (;;) a.push(Float64Array.from(b));',
  'typed arrays by constructor':
    'const b = new Int8Array(1); for (;;) a.push(new b.constructor(1e6));',
  'typed arrays without end': 'function* g() { for (;;) yield 1; } a.push(new Int8Array(g()));',
  'typed arrays that are copied': 'const b = new Int8Array(1e4); for (;;) a.push(b.map(() => 1));',
  'parts of a typed array': 'const b = new Int8Array(1); for (;;) a.push(b.subarray(0));',
  'a class of typed arrays': 'class L extends Int8Array {} for (;;) a.push(new L(1e6));',
  'the buffer of a typed array': 'const b = new Int8Array(1e4); for (;;) a.push(b.buffer.slice());',
  'names of a typed array':
    'const b = new Int8Array(1e5); for (;;) { for (const k in b) { a.push(k); break; } }',
  'a text of a typed array':
    'const b = new Float64Array(1e4).fill(1 / 3); for (;;) a.push(b.join());',
  'array buffers': 'for (;;) a.push(new ArrayBuffer(1e8).slice());',
  'shared memory': 'for (;;) a.push(new SharedArrayBuffer(1e8));',
  WebAssembly: 'for (;;) a.push(new WebAssembly.Memory({ initial: 1e4 }));',
  structuredClone: 'for (;;) a.push(structuredClone(a));',
  eval: 'eval("for (;;) a.push([1])");',
  Function: 'Function("a", "for (;;) a.push([1])")(a);',
  'a constructor of functions': '(() => {}).constructor("a", "for (;;) a.push([1])")(a);',
  'a constructor of generators':
    '(function* () {}).constructor("a", "for (;;) a.push([1])")(a).next();',
  'async functions': 'async function f() { for (;;) { await 1; a.push([1]); } } f();',
  promises: 'for (;;) a.push(Promise.resolve(1));',
  imports: 'for (;;) a.push(import("data:text/javascript,0"));',
  'loops with labels': 'one: for (;;) { for (;;) { a.push([1]); continue one; } }',
  'a limit that is caught': 'for (;;) try { for (;;) a.push([1, 2]); } catch { a.push([3]); }',
  'names of an array':
    'const b = Array(1e6).fill(0); for (;;) { for (const k in b) { a.push(k); break; } }',
  'locale texts': 'for (let i = 0; ; i++) a.push(i.toLocaleString());',
  'a callback of sort':
    'const b = Array(1e5).fill(0); for (;;) a.push(b.toSorted ? b.toSorted() : b.slice().sort());',
};
export const bombOf = (name) => `const a = [];\n${BOMBS[name]}`;
