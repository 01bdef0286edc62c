import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** A folder with the project's scripts and deployment, and with these files as executables; the caller removes it. */
export function copyProject(files: Readonly<Record<string, string>>): string {
  const project = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'koodai-here-')));
  for (const name of ['scripts', 'deploy'])
    fs.cpSync(path.join(ROOT, name), path.join(project, name), { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.join(project, path.dirname(name)), { recursive: true });
    fs.writeFileSync(path.join(project, name), text, { mode: 0o755 });
  }
  return project;
}
