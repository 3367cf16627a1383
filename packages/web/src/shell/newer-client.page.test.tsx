import { clientVersionTexts } from "@cathedra/domain/messages";
import { screen, waitFor } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPage, standAtSimulator } from "../../test/portal/open-page.tsx";

const links = ["windows", "macos", "linux"].map((platform) => ({
  platform,
  url: `https://downloads.test/${platform}`,
}));

test("an older desktop client is offered the newer version's installer, and can be reminded tomorrow (1.021, 1.022)", async () => {
  standAtSimulator({ service_tag: "SIM-7", client_version: "1.9.0" });
  openPage("/profile/groups", { maxClientVersion: { version: "2.3.0", links } });
  await screen.findByText(clientVersionTexts.newer);
  expect(screen.getByRole("link", { name: "Download version 2.3.0" }).getAttribute("href")).toBe(
    "https://downloads.test/linux",
  );
  await userEvent.click(screen.getByRole("button", { name: "Remind me tomorrow" }));
  await waitFor(() => expect(screen.queryByText(clientVersionTexts.newer)).toBe(null));
});
