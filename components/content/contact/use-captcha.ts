'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { SolvedCaptcha } from '@/lib/client/captcha/solve-captcha';

export type CaptchaState = 'idle' | 'working' | 'done' | 'failed' | 'expired';

export type Captcha = {
  state: CaptchaState;
  start: () => void;
  /** Makes it as if it had not been clicked. */
  reset: () => void;
  /** What the form sends, once it is there; undefined when it was not clicked or could not be solved. */
  solved: () => Promise<string | undefined>;
};

type Work = { result: Promise<SolvedCaptcha>; giveUp: () => void };

async function solve(signal: AbortSignal): Promise<SolvedCaptcha> {
  const { solveCaptcha } = await import('@/lib/client/captcha/solve-captcha');
  return solveCaptcha(signal);
}

/** A captcha that is loaded and solved when it is clicked, and falls due again when it is too old. */
export function useCaptcha(): Captcha {
  const work = useRef<Work>(undefined);
  const [state, setState] = useState<CaptchaState>('idle');
  const [expiresAt, setExpiresAt] = useState(0);

  const stop = useCallback((next: CaptchaState) => {
    work.current?.giveUp();
    work.current = undefined;
    setState(next);
  }, []);

  useEffect(() => () => work.current?.giveUp(), []);

  useEffect(() => {
    if (state !== 'done') return;
    const timer = setTimeout(() => stop('expired'), expiresAt - Date.now());
    return () => clearTimeout(timer);
  }, [state, expiresAt, stop]);

  function start(): void {
    if (work.current) return;
    const abort = new AbortController();
    const mine: Work = { result: solve(abort.signal), giveUp: () => abort.abort() };
    work.current = mine;
    setState('working');
    mine.result.then(
      (solved) => {
        if (work.current !== mine) return;
        setExpiresAt(solved.expiresAt);
        setState('done');
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
    solved: async () => (await work.current?.result.catch(() => undefined))?.captcha,
  };
}
