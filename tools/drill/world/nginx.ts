import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { answers, type DrillProcess, startProcess, until } from "./processes.ts";

export const nginxProgram = "/usr/sbin/nginx";

/**
 * nginx as an operator would set it up: in turn to every process, kept connections, and the next process where one cannot be
 * reached. What has been sent to a process is sent to no other, since it may have been done (POST).
 */
export async function startNginx(
  folder: string,
  port: number,
  upstreams: readonly number[],
): Promise<DrillProcess> {
  mkdirSync(folder, { recursive: true });
  const config = join(folder, "nginx.conf");
  writeFileSync(config, configOf(folder, port, upstreams));
  const nginx = startProcess({
    name: "balancer",
    command: nginxProgram,
    args: ["-p", folder, "-c", config, "-e", join(folder, "error.log"), "-g", "daemon off;"],
    log: join(folder, "output.log"),
  });
  await until("nginx", () => answers(`http://127.0.0.1:${port}/healthz`));
  return nginx;
}

function configOf(folder: string, port: number, upstreams: readonly number[]): string {
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `  ${name}_temp_path ${join(folder, name)};`)
    .join("\n");
  return `${process.getuid?.() === 0 ? "user root;\n" : ""}worker_processes 1;
pid ${join(folder, "nginx.pid")};
events { worker_connections 4096; }
http {
  access_log off;
${places}
  upstream portal {
${upstreams.map((upstream) => `    server 127.0.0.1:${upstream} max_fails=1 fail_timeout=1s;`).join("\n")}
    keepalive 64;
    # Shorter than the processes keep them: who ends a kept connection first is us.
    keepalive_timeout 30s;
  }
  server {
    listen 127.0.0.1:${port} backlog=4096;
    client_max_body_size 64m;
    location / {
      proxy_pass http://portal;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_buffering off;
      proxy_connect_timeout 1s;
      proxy_read_timeout 90s;
      proxy_next_upstream error timeout;
      proxy_next_upstream_tries 3;
    }
  }
}
`;
}
