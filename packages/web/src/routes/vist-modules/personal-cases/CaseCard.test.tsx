import { type CaseListState, emptyCaseList } from "@cathedra/domain/personal-cases";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { CaseCard } from "./CaseCard.tsx";
import type { CaseStore } from "./case-store.ts";

const jobId = "00000000-0000-4000-8000-000000000001";
const sha256 = "a".repeat(64);
const own = {
  jobId: jobId as never,
  filePath: "me/1/left-pcom.vistcase",
  fileSize: 12_400_000,
  lastModified: "2026-11-22T10:00:00.000Z",
  sha256,
  metadata: {
    author: "",
    version: "1",
    type: "",
    module_id: "aneurysm-coiling",
    module_version: "2.1",
    case_id: "left-pcom",
    case_name: "Left PCom aneurysm",
    creation_time: null,
    platform_version: "",
    discipline_level: ["Resident"],
    discipline_tags: [],
    customer_exclusive: false,
    history: "",
    description: "A wide neck.",
    language: "",
    region: "",
    guidance: "",
    thumbnail: null,
  },
};
const store = {} as CaseStore;

/** The text of the card and its buttons, with whether they can be pressed. */
function shown(book: Partial<CaseListState>, isConnected = true) {
  const html = renderToString(
    <CaseCard of={own} book={{ ...emptyCaseList, ...book }} isConnected={isConnected} store={store} />,
  );
  const text = html.replace(/<!--.*?-->/g, "").replace(/<[^>]+>/g, "|");
  const buttons = [...html.matchAll(/<button([^>]*)>(.*?)<\/button>/g)].map(
    ([, attributes = "", inside = ""]) => ({
      words: inside.replace(/<[^>]+>/g, "") || (/aria-label="([^"]*)"/.exec(attributes)?.[1] ?? ""),
      canBePressed: !/ disabled=""/.test(attributes),
    }),
  );
  return { text, buttons, html };
}
const downloads = (state: string, code?: string): Partial<CaseListState> => ({
  downloads: new Map([
    [
      jobId,
      {
        jobId,
        state,
        received: 4_000_000,
        total: 12_400_000,
        error: code === undefined ? null : { code },
      } as never,
    ],
  ]),
});
const held: Partial<CaseListState> = { held: new Map([[jobId, { jobId, sha256 }]]) };

test("a case in the cloud can be downloaded (12.022)", () => {
  const { text, buttons } = shown({});
  expect(text).toContain("|Cloud|");
  expect(buttons).toEqual([{ words: "Download", canBePressed: true }]);
});

test("a download shows its progress, and can be paused, resumed and cancelled (12.023)", () => {
  const { html, buttons } = shown(downloads("downloading"));
  expect(html).toContain('role="progressbar"');
  expect(buttons.map(({ words }) => words)).toEqual([
    "Pause Left PCom aneurysm",
    "Cancel Left PCom aneurysm",
  ]);
  const paused = shown(downloads("paused"));
  expect(paused.text).toContain("|Paused|");
  expect(paused.buttons.map(({ words }) => words)).toEqual([
    "Resume Left PCom aneurysm",
    "Cancel Left PCom aneurysm",
  ]);
});

test("a downloaded case can be launched, unless another is running (12.024)", () => {
  const { text, buttons } = shown(held);
  expect(text).toContain("|Local|");
  expect(buttons).toEqual([{ words: "Launch Case", canBePressed: true }]);
  // Only one case can run at a time.
  expect(shown({ ...held, running: "another" }).buttons).toEqual([
    { words: "Launch Case", canBePressed: false },
  ]);
});

test("a running case shows Launching... (12.025)", () => {
  expect(shown({ ...held, running: jobId }).buttons).toEqual([
    { words: "Launching...", canBePressed: false },
  ]);
});

test("a failed download shows its reason and can be retried (12.026)", () => {
  const { text, buttons } = shown(downloads("failed", "DISK_FULL"));
  expect(text).toContain("The disk of the simulator is full.");
  expect(buttons).toEqual([{ words: "Retry Download", canBePressed: true }]);
});

test("without the client, a case that is not local shows Qt Required and Qt Client Required (12.027, M17)", () => {
  const { text, buttons } = shown({}, false);
  expect(text).toContain("|Qt Required|");
  expect(buttons).toEqual([{ words: "Qt Client Required", canBePressed: false }]);
  expect(shown(held, false).text).toContain("|Local|");
});

test("a personal case is shown with its size and description, and not as an exercise of a module (X111)", () => {
  const { html } = shown({});
  expect(html).toContain("<article");
  expect(html).toContain("12.4");
  expect(html).toContain("A wide neck.");
});
