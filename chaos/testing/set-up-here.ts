import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { believe } from './visitor';

const setup = z.object({ env: z.record(z.string(), z.string()) });

/** deploy/here.mjs: two storefronts and two shop APIs behind nginx, as one machine runs them. */
export type SetUpHere = {
  origin: string;
  folder: string;
  /** By the name of what listens there. */
  ports: Record<string, number>;
  /** What all instances go by, secrets included. */
  env: Record<string, string>;
  stopInstance: (name: string) => Promise<void>;
  startInstance: (name: string) => Promise<void>;
  close: () => Promise<void>;
};

/** Opens it in a folder of its own, whose certificate visitors believe. */
export async function openSetUpHere(env: Record<string, string>): Promise<SetUpHere> {
  const here = await import('@/deploy/here/setup.mjs');
  const { stopInstance } = await import('@/deploy/here/programs.mjs');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'koodai-here-'));
  const { origin, ports } = await here.startHere(folder, env);
  believe(fs.readFileSync(path.join(folder, 'tls/fullchain.pem')));
  return {
    origin,
    folder,
    ports,
    env: setup.parse(JSON.parse(fs.readFileSync(path.join(folder, 'setup.json'), 'utf8'))).env,
    stopInstance: (name) => stopInstance(folder, name),
    startInstance: (name) => here.restartHere(folder, name),
    close: async () => {
      await here.stopHere(folder);
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
