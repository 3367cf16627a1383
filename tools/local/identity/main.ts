import { serveUntilStopped } from "../until-stopped.ts";
import { demoPeople } from "./demo-people.ts";
import { startIdentityService } from "./service.ts";
import { parseIdentitySettings } from "./settings.ts";

// The identity service as its own process: the supervisor starts it, and waits for the line `READY`.

const settings = parseIdentitySettings(process.env);
if (!settings.ok) {
  console.error(
    `The identity service cannot start:\n${settings.problems.map((text) => `  ${text}`).join("\n")}`,
  );
  process.exit(1);
}

const service = await startIdentityService(settings.value, demoPeople(), (line) => console.log(line));
serveUntilStopped(service.issuer, () => service.stop());
