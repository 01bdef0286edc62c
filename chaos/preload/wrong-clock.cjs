// Loaded into a program before its own code: its clock is CLOCK_AHEAD_MS ahead, or behind when negative.
const aheadMs = Number(process.env.CLOCK_AHEAD_MS);
const RightDate = Date;

globalThis.Date = class extends RightDate {
  constructor(...given) {
    if (given.length === 0) super(RightDate.now() + aheadMs);
    else super(...given);
  }

  static now() {
    return RightDate.now() + aheadMs;
  }
};
