import type { DesktopFacts } from "@cathedra/qt-bridge";
import { type DesktopHost, desktopHost, type HostFault, type Station } from "@cathedra/qt-bridge/host";
import type { Page } from "@playwright/test";

export type PlayedDesktop = {
  readonly host: DesktopHost;
  /** The method that fails from now on (`simulator.start`); undefined: none. */
  readonly fails: (method: string, fault: HostFault | undefined) => void;
  /** Embeds a page into this client: Qt's transport exists before the page's first script runs. */
  readonly embed: (page: Page) => Promise<void>;
  /** Violations of the contract by the client. */
  readonly problems: readonly unknown[];
};

/** A desktop client, played by the test: the pages talk with it over Qt's own transport, by the whole protocol. */
export function playedDesktop(station: Station, facts: DesktopFacts): PlayedDesktop {
  const faults = new Map<string, HostFault>();
  const problems: unknown[] = [];
  const host = desktopHost({
    facts,
    station,
    caseCreator: true,
    findFault: (object, method) => faults.get(`${object}.${method}`),
    onProblem: (problem) => problems.push(problem),
  });
  return {
    host,
    problems,
    fails: (method, fault) => void (fault === undefined ? faults.delete(method) : faults.set(method, fault)),
    embed: async (page) => {
      let hosted: ReturnType<DesktopHost["connect"]> | undefined;
      await page.exposeFunction("toDesktop", (text: string) => {
        // A page's first message requests the client's state: a page that was reloaded is another one.
        if (hosted === undefined || JSON.parse(text).type === 3) {
          hosted?.close();
          hosted = host.connect((answer) => void tell(page, answer));
        }
        hosted.receive(text);
      });
      await page.addInitScript(() => {
        const transport = {
          send: (text: string) => void Reflect.get(globalThis, "toDesktop")(text),
          onmessage: null,
        };
        Object.assign(globalThis, { qt: { webChannelTransport: transport } });
      });
    },
  };
}

async function tell(page: Page, data: string): Promise<void> {
  await page
    .evaluate((text) => {
      const { webChannelTransport } = Reflect.get(globalThis, "qt");
      webChannelTransport.onmessage?.({ data: text });
    }, data)
    // The page may have been closed or left.
    .catch(() => undefined);
}
