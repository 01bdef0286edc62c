import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { trustCertificate } from './visitor';

const setup = z.object({ env: z.record(z.string(), z.string()) });

/** The deployment of deploy/here.mjs: two storefronts and two shop APIs behind nginx on this machine. */
export type LocalDeployment = {
  origin: string;
  folder: string;
  /** Ports by instance name. */
  ports: Record<string, number>;
  /** The environment of all instances, secrets included. */
  env: Record<string, string>;
  stopInstance: (name: string) => Promise<void>;
  startInstance: (name: string) => Promise<void>;
  close: () => Promise<void>;
};

/** Starts a deployment in a temporary folder. Visitors trust its certificate from then on. */
export async function openLocalDeployment(env: Record<string, string>): Promise<LocalDeployment> {
  const here = await import('@/deploy/here/setup.mjs');
  const { stopInstance } = await import('@/deploy/here/programs.mjs');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'koodai-here-'));
  const { origin, ports } = await here.startDeployment(folder, env);
  trustCertificate(fs.readFileSync(path.join(folder, 'tls/fullchain.pem')));
  return {
    origin,
    folder,
    ports,
    env: setup.parse(JSON.parse(fs.readFileSync(path.join(folder, 'setup.json'), 'utf8'))).env,
    stopInstance: (name) => stopInstance(folder, name),
    startInstance: (name) => here.restartInstance(folder, name),
    close: async () => {
      await here.stopDeployment(folder);
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
