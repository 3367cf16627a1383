import { expect, test } from "vitest";
import { createAllowedOrigins } from "./allowed-origins.ts";
import { isPublicAddress } from "./public-address.ts";

test.each(["8.8.8.8", "172.15.0.1", "172.32.0.1", "2606:4700::1", "2a00:1450:4001:81b::200e"])(
  "%s is a public address",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  "127.0.0.1",
  "0.0.0.0",
  "10.1.2.3",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "198.18.0.1",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:8.8.8.8",
  "fe80::1",
  "fc00::1",
  "fd12::1",
  "ff02::1",
  "64:ff9b::7f00:1",
  "2002:7f00:1::",
  "2001:db8::1",
  "2001::1",
  "localhost",
  "",
])("%s is not a public address", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  "http://127.0.0.1/x",
  "http://2130706433/",
  "http://0x7f.1/",
  "http://[::1]/",
  "http://[::ffff:169.254.169.254]/latest/meta-data",
  "http://10.0.0.1/",
  "https://a.example:8443/",
  "http://feed.example:9000/",
  "https://me:secret@a.example/",
  "file:///etc/passwd",
  "ftp://a.example/",
])("a feed may not lead to %s", (address) => {
  expect(() => createAllowedOrigins(["http://feed.example:8080/x"]).admit(new URL(address))).toThrow(
    "leads to where it must not",
  );
});

test("the configured origin may resolve to any address, and every other host is checked at lookup", () => {
  const reach = createAllowedOrigins(["http://127.0.0.1:8080/feed"]);
  expect(reach.admit(new URL("http://127.0.0.1:8080/picture.png"))).toEqual({});
  expect(reach.admit(new URL("https://i.ytimg.com/x.jpg")).lookup).toBeTypeOf("function");
});

test("a host name that resolves to this machine is refused at lookup", async () => {
  const { lookup } = createAllowedOrigins([]).admit(new URL("http://localhost/"));
  const error = await new Promise((done) => lookup?.("localhost", { all: true }, done));
  expect(String(error)).toMatch("leads to where it must not");
});
