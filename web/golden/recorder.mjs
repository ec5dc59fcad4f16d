// Something of which it is written down what is called and set: a canvas, a program of sounds.
export const short = (value) => {
  if (typeof value === 'number') return String(Number(value.toPrecision(6))); // what every machine agrees on
  if (typeof value === 'string') return JSON.stringify(value);
  if (value === null || typeof value !== 'object') return String(value);
  if (value.called) return value.called;
  if (Array.isArray(value)) return `[${value.map(short).join()}]`;
  if (ArrayBuffer.isView(value)) return `[${[...value].map(short).join()}]`;
  if (value.painted) return `a canvas of ${value.width} × ${value.height}`;
  return value.constructor === Object
    ? `{${Object.entries(value).map(([name, each]) => `${name}:${short(each)}`)}}`
    : value.constructor.name;
};

// `known`: what it answers itself, by name.
export function recorder(log, called, known = {}) {
  const kept = new Map(Object.entries(known));
  let made = 0;
  return new Proxy(
    {},
    {
      get(_, name) {
        if (name === 'called') return called;
        if (typeof name === 'symbol' || name === 'then' || name === 'toJSON') return undefined;
        if (kept.has(name)) return kept.get(name);
        // What is no function when it is looked at is one of its own things; both are the same here.
        const inner = (...values) => {
          log.push(`${called}.${name}(${values.map(short).join()})`);
          made += 1;
          return /^(connect)$/.test(name) ? values[0] : recorder(log, `${called}.${name}${made}`);
        };
        return new Proxy(inner, {
          get: (target, key) => {
            if (typeof key === 'symbol' || key === 'call' || key === 'apply') return target[key];
            if (key === 'called') return `${called}.${name}`;
            return (...values) => log.push(`${called}.${name}.${String(key)}(${values.map(short).join()})`);
          },
          set: (_target, key, value) => {
            log.push(`${called}.${name}.${String(key)}=${short(value)}`);
            return true;
          },
        });
      },
      set(_, name, value) {
        log.push(`${called}.${String(name)}=${short(value)}`);
        kept.set(name, value);
        return true;
      },
    },
  );
}

const side = (value) => Math.max(1, Math.round(value));
// The two-dimensional pen of a canvas; what was painted is kept with the canvas.
export function pen_of(canvas) {
  canvas.painted ??= [];
  const pixels = (width, height) => ({
    width: side(width),
    height: side(height),
    data: new Uint8ClampedArray(4 * side(width) * side(height)),
    painted: [],
  });
  return recorder(canvas.painted, 'pen', {
    canvas,
    measureText: (text) => ({ width: 8 * text.length }),
    createImageData: pixels,
    getImageData: (_x, _y, width, height) => pixels(width, height),
    getTransform: () => ({ a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }),
  });
}

// A path is told with what it is made of.
export function Path(from) {
  const log = from ? [short(from)] : [];
  return new Proxy(this, {
    get: (_, name) => {
      if (name === 'called') return `path ${log.join(' ')}`;
      return typeof name === 'symbol' ? undefined : (...values) => void log.push(`${name} ${values.map(short)}`);
    },
  });
}
