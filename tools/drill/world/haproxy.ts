import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { answers, type DrillProcess, startProcess, until } from "./processes.ts";

export const haproxyProgram = "/usr/sbin/haproxy";

/**
 * HAProxy as an operator would configure it: it checks `/readyz` of every process, so that a stopping process gets no new
 * requests; connections are kept alive, and an unreachable process is skipped. A request that was sent to one process is not
 * repeated on another, since it may have been carried out (POST).
 */
export async function startHaproxy(
  folder: string,
  port: number,
  upstreams: readonly number[],
): Promise<DrillProcess> {
  mkdirSync(folder, { recursive: true });
  const config = join(folder, "haproxy.cfg");
  writeFileSync(config, getConfig(port, upstreams));
  const haproxy = startProcess({
    name: "balancer",
    command: haproxyProgram,
    args: ["-db", "-f", config],
    log: join(folder, "output.log"),
  });
  await until("HAProxy", () => answers(`http://127.0.0.1:${port}/healthz`));
  return haproxy;
}

/** The configuration of HAProxy. A process is taken out after two failed checks, 1 s, which is shorter than SHUTDOWN_DELAY_MS. */
const getConfig = (port: number, upstreams: readonly number[]): string => `global
  maxconn 8192
defaults
  mode http
  timeout connect 1s
  timeout check 2s
  timeout client 90s
  timeout server 90s
  timeout http-keep-alive 30s
  option redispatch 1
  retries 3
  retry-on conn-failure
frontend portal
  bind 127.0.0.1:${port} backlog 4096
  option forwardfor
  default_backend processes
backend processes
  balance roundrobin
  option httpchk GET /readyz
  http-reuse safe
  default-server check inter 500ms fall 2 rise 1 pool-purge-delay 5s
${upstreams.map((upstream) => `  server api-${upstream} 127.0.0.1:${upstream}`).join("\n")}
`;
