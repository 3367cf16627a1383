/**
 * @generated SignedSource<<8af8e407860a6f429bdd5ca4a0b0731b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TalentSyncAct = "added" | "changed" | "failed" | "gone" | "noticed";
export type TalentSyncThing = "course" | "space";
import type { FragmentRefs } from "relay-runtime";
export type ChangeList_changes$data = ReadonlyArray<{
  readonly act: TalentSyncAct;
  readonly courseId: number | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly thing: TalentSyncThing;
  readonly " $fragmentType": "ChangeList_changes";
}>;
export type ChangeList_changes$key = ReadonlyArray<{
  readonly " $data"?: ChangeList_changes$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeList_changes">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ChangeList_changes",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "act",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "thing",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "courseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    }
  ],
  "type": "TalentSyncChange",
  "abstractKey": null
};

(node as any).hash = "e991af7b1d689c4a800dc38d6a56f07a";

export default node;
