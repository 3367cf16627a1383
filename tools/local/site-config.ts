import { parseSiteConfig, type SiteConfig } from "@cathedra/domain";
import { demoPartners } from "./demo-partners.ts";
import { writeFileAtomic } from "./files.ts";
import { audience, clientId, passwordPath } from "./identity/settings.ts";

/** Writes the configuration that a deployment would have at its site root (1.001), naming the local identity service. */
export function writeSiteConfig(path: string, issuer: string, playerUrl: string): void {
  const config: Partial<SiteConfig> = {
    identity: { issuer, clientId, audience, accountPasswordUrl: `${issuer}${passwordPath}` },
    product: {
      title: "Cathedra",
      copyright: "© 2026 Cathedra",
      contactEmail: "contact@cathedra.example",
      partners: demoPartners,
    },
    administration: { ml2Url: "https://ml2.cathedra.example/" },
    videos: { playerUrl },
    // The station of the local world is a separate process, so it is reached by a WebSocket.
    desktopClient: { overWebSocket: true },
  };
  const parsed = parseSiteConfig(config);
  if (!parsed.ok) throw new Error(`the local site configuration is wrong: ${parsed.error.join("; ")}`);
  writeFileAtomic(path, `${JSON.stringify(config, null, 2)}\n`, 0o644);
}
