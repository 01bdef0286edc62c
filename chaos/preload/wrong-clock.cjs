// Preloaded into a program: sets its clock CLOCK_AHEAD_MS ahead, or back when negative.
const aheadMs = Number(process.env.CLOCK_AHEAD_MS);
const RightDate = Date;

globalThis.Date = class extends RightDate {
  constructor(...args) {
    if (args.length === 0) super(RightDate.now() + aheadMs);
    else super(...args);
  }

  static now() {
    return RightDate.now() + aheadMs;
  }
};
