import { softwareReleaseTexts as texts } from "@cathedra/domain/messages";
import { cast } from "@cathedra/test-fixtures";
import { screen, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPage, viewer } from "../../../../test/portal/open-page.tsx";

const release = {
  id: 7,
  softwareCode: "simulator",
  softwareName: "Simulator",
  version: "6.0.0",
  stringIdentifier: "simulator-6.0.0",
  state: "draft",
  publishedAt: null,
  withdrawnAt: null,
  createdAt: "2026-11-26T12:00:00.000Z",
  createdBy: null,
  documents: [],
  rollout: { isForAll: true, customers: [], stations: [] },
  reachedStations: 31,
  package: { name: "simulator.zip", size: 2048, sha256: "0".repeat(64), signingKey: null },
};

test("publishing to all stations asks with their number, and an unsigned package explains what to do", async () => {
  openPage(
    "/admin/software?open=7",
    {
      user: { ...viewer(cast.daniel), viewerAdminSections: ["software"] },
      softwareReleases: { totalCount: 1, releases: [release] },
      softwareRelease: release,
    },
    cast.daniel,
  );
  const drawer = await screen.findByRole("dialog", { name: "Release" });
  expect(await within(drawer).findByText(texts.notSigned)).toHaveProperty(
    "textContent",
    expect.stringContaining("Ask the people who run the portal to set its signing key"),
  );
  await userEvent.click(within(drawer).getByRole("button", { name: texts.publish }));
  await screen.findByText(/is offered to: Every station\. That is 31 stations today\./);
});

test("stations without the key of a package are counted and listed, in its drawer and for all keys", async () => {
  const signed = { ...release, package: { ...release.package, signingKey: "k".repeat(43) } };
  const lacking = [{ id: "1", serviceTag: "NGT4K21", name: "Skills lab 1", customerName: "Northgate" }];
  const gap = {
    key: "k".repeat(43),
    isSigning: true,
    stationCount: 31,
    lackingCount: 51,
    unknownCount: 2,
    lacking,
  };
  openPage(
    "/admin/software?open=7",
    {
      user: { ...viewer(cast.daniel), viewerAdminSections: ["software"] },
      softwareReleases: { totalCount: 1, releases: [signed] },
      softwareRelease: signed,
      softwareKeyGaps: [gap],
    },
    cast.daniel,
  );
  const drawer = await screen.findByRole("dialog", { name: "Release" });
  await within(drawer).findByText(texts.keys.lacking(51, 31));
  await within(drawer).findByText("Skills lab 1 (NGT4K21) · Northgate");
  await within(drawer).findByText(texts.keys.more(50));
  await within(drawer).findByText(texts.keys.unknown(2));
  const title = await screen.findByText(texts.keys.title);
  expect(title.closest("[role=dialog]")).toBe(null);
});
