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

test("publishing a draft to every station asks by how many stations that is, and an unsigned package says what to do", async () => {
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
