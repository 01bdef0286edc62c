'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { CAPTCHA_LIFETIME_MS } from '@/lib/domain/captcha';

export type CaptchaState = 'idle' | 'working' | 'done' | 'failed' | 'expired';

export type Captcha = {
  state: CaptchaState;
  start: () => void;
  /** Back to unchecked. */
  reset: () => void;
  /** Resolves with the solution once it is ready; undefined when it was not started or failed. */
  solved: () => Promise<string | undefined>;
};

type Work = { result: Promise<string>; giveUp: () => void };

async function solve(signal: AbortSignal): Promise<string> {
  const { solveCaptcha } = await import('@/lib/client/captcha/solve-captcha');
  return solveCaptcha(signal);
}

/** A captcha that loads and solves when clicked, and expires. */
export function useCaptcha(): Captcha {
  const work = useRef<Work>(undefined);
  const [state, setState] = useState<CaptchaState>('idle');
  const askedAt = useRef(0);

  const stop = useCallback((next: CaptchaState) => {
    work.current?.giveUp();
    work.current = undefined;
    setState(next);
  }, []);

  useEffect(() => () => work.current?.giveUp(), []);

  useEffect(() => {
    if (state !== 'done') return;
    // why: not the wall clock, which on a phone may be hours or years off
    const ageMs = performance.now() - askedAt.current;
    const timer = setTimeout(() => stop('expired'), CAPTCHA_LIFETIME_MS - ageMs);
    return () => clearTimeout(timer);
  }, [state, stop]);

  function start(): void {
    if (work.current) return;
    askedAt.current = performance.now();
    const abort = new AbortController();
    const mine: Work = { result: solve(abort.signal), giveUp: () => abort.abort() };
    work.current = mine;
    setState('working');
    mine.result.then(
      () => {
        if (work.current === mine) setState('done');
      },
      () => {
        if (work.current === mine) stop('failed');
      },
    );
  }

  return {
    state,
    start,
    reset: () => stop('idle'),
    solved: async () => work.current?.result.catch(() => undefined),
  };
}
