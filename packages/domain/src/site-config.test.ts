import { describe, expect, test } from "vitest";
import { parsePublishedSiteConfig, parseSiteConfig } from "./site-config.ts";

const least = {
  identity: {
    issuer: "https://id.example/realms/cathedra",
    clientId: "cathedra-web",
    audience: "cathedra-api",
  },
  product: { title: "Cathedra", copyright: "© 2026 Cathedra", contactEmail: "legal@cathedra.example" },
};

describe("parseSiteConfig (1.001)", () => {
  test("the smallest valid configuration is accepted, and default names are filled in", () => {
    expect(parseSiteConfig(least)).toEqual({
      ok: true,
      value: {
        ...least,
        product: { ...least.product, partners: [] },
        administration: {},
        videos: { playerUrl: "https://www.youtube-nocookie.com/embed" },
        cookies: { serviceTag: "service_tag", clientVersion: "client_version" },
        simulators: {},
        desktopClient: { overWebSocket: false },
        offline: { isOn: true },
      },
    });
  });

  test("a configuration with all settings is accepted", () => {
    const whole = {
      identity: {
        ...least.identity,
        resource: "urn:cathedra:api",
        accountPasswordUrl: "https://id.example/account/password",
      },
      product: {
        ...least.product,
        partners: [
          { name: "North", url: "https://north.example/", logo: "/partners/north.svg" },
          { name: "South", url: "https://south.example/", logo: "data:image/png;base64,iVBORw0KGgo=" },
        ],
      },
      administration: { ml2Url: "https://ml2.cathedra.example/" },
      videos: { playerUrl: "http://localhost:3002/embed" },
      cookies: { serviceTag: "tag", clientVersion: "version" },
      simulators: { resultServer: "https://results.example:8443" },
      desktopClient: { overWebSocket: true },
      offline: { isOn: false },
    };
    expect(parseSiteConfig(whole)).toEqual({ ok: true, value: whole });
  });

  test("all errors are reported at once", () => {
    expect(
      parseSiteConfig({
        identity: {
          issuer: "id.example",
          clientId: " ",
          accountPasswordUrl: "javascript:alert(1)",
          scope: "x",
        },
        product: { ...least.product, contactEmail: "nobody" },
        cookies: { serviceTag: "a b" },
        simulators: { resultServer: "https://results.example/api" },
        desktopClient: { overWebSocket: "yes" },
        offline: { isOn: "no" },
      }),
    ).toEqual({
      ok: false,
      error: [
        "identity.issuer: must be an http or https address",
        "identity.clientId: must not be empty",
        "identity.audience: is missing",
        "identity.accountPasswordUrl: must be an http or https address",
        "identity.scope: is not a known setting",
        "product.contactEmail: must be an e-mail address",
        "cookies.serviceTag: must be a cookie name",
        "simulators.resultServer: must be an origin, without a path",
        "desktopClient.overWebSocket: must be true or false",
        "offline.isOn: must be true or false",
      ],
    });
  });

  test.each([
    [
      "a logo of another origin",
      { name: "North", url: "https://n.example", logo: "https://n.example/a.svg" },
    ],
    [
      "a logo of another origin, without scheme",
      { name: "N", url: "https://n.example", logo: "//n.example/a" },
    ],
    ["a logo outside of the portal", { name: "N", url: "https://n.example", logo: "/../a.svg" }],
    ["a page as logo", { name: "N", url: "https://n.example", logo: "data:text/html,x" }],
    ["a script as address", { name: "N", url: "javascript:alert(1)", logo: "/a.svg" }],
    ["no name", { name: "", url: "https://n.example", logo: "/a.svg" }],
  ])("a partner with %s is refused", (_what, partner) => {
    const parsed = parseSiteConfig({ ...least, product: { ...least.product, partners: [partner] } });
    expect(parsed).toEqual({ ok: false, error: [expect.stringMatching(/^product\.partners\.0\.\w+: must/)] });
  });

  test("partners must be a list of at most 40", () => {
    const partner = { name: "N", url: "https://n.example", logo: "/a.svg" };
    const parse = (partners: unknown) =>
      parseSiteConfig({ ...least, product: { ...least.product, partners } });
    expect(parse({})).toEqual({ ok: false, error: ["product.partners: must be a list"] });
    expect(parse(Array(41).fill(partner))).toMatchObject({ ok: false });
    expect(parse(Array(40).fill(partner)).ok).toBe(true);
  });

  test.each(["ftp://player.example", "https://p.example/x?y", "https://p.example; script-src *", "player"])(
    "the player %s is refused",
    (playerUrl) => {
      expect(parseSiteConfig({ ...least, videos: { playerUrl } }).ok).toBe(false);
    },
  );

  test.each([
    ["https://id.example/?realm=x", "a query"],
    ["https://id.example/#x", "a fragment"],
    ["https://id.example/ x", "a space"],
    ["ftp://id.example", "another scheme"],
    ["https://", "no host"],
  ])("the issuer %s is refused: %s", (issuer) => {
    expect(parseSiteConfig({ ...least, identity: { ...least.identity, issuer } }).ok).toBe(false);
  });

  test.each([
    [null, ["the configuration: must be an object"]],
    ["{}", ["the configuration: must be an object"]],
    [{}, ["identity: is missing", "product: is missing"]],
    [
      { ...least, product: [] },
      ["product.title: is missing", "product.copyright: is missing", "product.contactEmail: is missing"],
    ],
  ])("%j is refused", (given, error) => {
    expect(parseSiteConfig(given)).toEqual({ ok: false, error });
  });
});

test("a page older than its server ignores unknown settings", () => {
  const newer = { ...least, product: { ...least.product, motto: "x" }, later: true };
  expect(parsePublishedSiteConfig(newer)).toEqual(parseSiteConfig(least));
  expect(parsePublishedSiteConfig({ ...newer, identity: {} }).ok).toBe(false);
});
