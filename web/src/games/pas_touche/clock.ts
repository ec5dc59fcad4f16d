// The instant at which the dice are seen (PT-60): a timer comes close, frames do the rest, so that the dice are in the first picture
// at or after it. The time of that picture is where reactions begin.
export interface Frames {
  now(): number;
  after(ms: number, then: () => void): () => void; // gives back how to stop it
  frame(then: (at: number) => void): () => void; // the next picture, and its time
}

const kClose_ms = 40; // before the instant: from here on frame by frame
const kNoPictures_ms = 120; // after the instant: a page that draws nothing is not waited for

export function at_instant(instant: number, frames: Frames, then: (at: number) => void): () => void {
  let stop_frame = () => {};
  let done = false;
  const stop = () => {
    done = true;
    stop_timer();
    stop_patience();
    stop_frame();
  };
  const finish = (at: number) => {
    if (done) return;
    stop();
    then(at);
  };
  const look = (at: number) => {
    if (at >= instant) finish(at);
    else stop_frame = frames.frame(look);
  };
  const wait = instant - frames.now();
  const stop_patience = frames.after(Math.max(0, wait) + kNoPictures_ms, () => finish(frames.now()));
  const stop_timer = frames.after(Math.max(0, wait - kClose_ms), () => {
    stop_frame = frames.frame(look);
  });
  return stop;
}

export const kBrowserFrames: Frames = {
  now: () => performance.now(),
  after: (ms, then) => {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
  frame: (then) => {
    const number = requestAnimationFrame(then);
    return () => cancelAnimationFrame(number);
  },
};
