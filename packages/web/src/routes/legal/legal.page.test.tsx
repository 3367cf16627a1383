import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPage } from "../../../test/portal/open-page.tsx";

test.each([
  ["/legal/data-protection-policy", "Data protection policy", "Policy version 2018:1"],
  ["/legal/medical-discalimer", "Medical disclaimer", "not for clinical or diagnostic use"],
  ["/legal/terms-of-service", "Terms of service", "Who may use it"],
  ["/terms", "Terms of service", "Who may use it"],
])(
  "%s is shown without signing in and without the navigation bar (1.012, 13.001-13.003, X01, M01)",
  async (address, title, text) => {
    openPage(address, {}, null);
    await screen.findByRole("heading", { level: 1, name: title });
    const main = screen.getByRole("main");
    expect(main.textContent).toContain(text);
    expect(main.textContent).not.toMatch(/\[|\{|TODO|lorem/i);
    await waitFor(() => expect(document.title).toBe(`${title} · Cathedra`));
    expect(screen.queryByRole("navigation", { name: "Main" })).toBe(null);
  },
);

test.each(["data-protection-policy", "medical-discalimer", "terms-of-service"])(
  "the short address /%s redirects to the page under /legal (X02)",
  async (name) => {
    openPage(`/${name}`, {}, null);
    await waitFor(() => expect(location.pathname).toBe(`/legal/${name}`));
  },
);

test("the legal texts name a contact address and link to one another (13.004)", async () => {
  openPage("/legal/data-protection-policy", {}, null);
  const [mail] = await screen.findAllByRole("link", { name: /@/ });
  expect(mail?.getAttribute("href")).toBe("mailto:legal@cathedra.example");
  await userEvent.click(
    within(screen.getByRole("navigation")).getByRole("link", { name: "Terms of service" }),
  );
  await screen.findByRole("heading", { level: 1, name: "Terms of service" });
  await userEvent.click(
    within(screen.getByRole("navigation")).getByRole("link", { name: "Medical disclaimer" }),
  );
  await waitFor(() => expect(location.pathname).toBe("/legal/medical-discalimer"));
});
