import fs from 'node:fs';
import path from 'node:path';

const read = (file: string) => fs.readFileSync(path.join(__dirname, file), 'utf8');

// nginx refuses to start or reload with a name that is unknown, as Docker's are while the instance is down.
test('with Docker, nginx knows each instance by its fixed address', () => {
  const services = read('compose.yaml').matchAll(
    /^ {2}((api|storefront)-\d):\n {4}<<: \*\2\n {4}networks: \{ default: \{ ipv4_address: (172\.30\.0\.\d+) \} \}$/gm,
  );
  const expected = [...services].map(([, name = '', kind, address]) => {
    const port = kind === 'api' ? 4000 : 3000;
    return [`${name}.conf`, `server ${address}:${port} max_fails=1 fail_timeout=2s;\n`];
  });
  const files = fs.readdirSync(path.join(__dirname, 'nginx/upstreams')).sort();
  expect(files.map((file) => [file, read(`nginx/upstreams/${file}`)])).toEqual(expected);
});
