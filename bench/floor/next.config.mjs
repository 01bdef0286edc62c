import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** @type {import('next').NextConfig} */
const config = { turbopack: { root: ROOT }, outputFileTracingRoot: ROOT };

export default config;
