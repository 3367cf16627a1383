/**
 * @generated SignedSource<<564c27120664c00c037c180e70313188>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useDraft_content$data = {
  readonly content: string;
  readonly draft: {
    readonly id: string;
    readonly revision: number;
    readonly savedAt: string;
  };
  readonly " $fragmentType": "useDraft_content";
};
export type useDraft_content$key = {
  readonly " $data"?: useDraft_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"useDraft_content">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useDraft_content"
};

(node as any).hash = "bc67888eab28fa08383e0800cb84e843";

export default node;
