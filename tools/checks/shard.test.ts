import { expect, test } from "vitest";
import { parseShard } from "./shard.ts";

test.each([
  { args: [], shard: { index: 1, count: 1 } },
  { args: ["--no-browser", "--shard=2/4"], shard: { index: 2, count: 4 } },
  { args: ["--shard=4/4"], shard: { index: 4, count: 4 } },
  { args: ["--shard"], shard: undefined },
  { args: ["--shard=5/4"], shard: undefined },
  { args: ["--shard=0/4"], shard: undefined },
  { args: ["--shard=1"], shard: undefined },
])("$args is parsed as $shard", ({ args, shard }) => {
  expect(parseShard(args)).toEqual(shard);
});
