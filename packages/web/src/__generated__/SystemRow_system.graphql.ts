/**
 * @generated SignedSource<<e02495394cec5ea4bd4da76a899b339a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SystemRow_system$data = {
  readonly id: number;
  readonly name: string;
  readonly pin: string;
  readonly place: string;
  readonly serviceTag: string;
  readonly " $fragmentType": "SystemRow_system";
};
export type SystemRow_system$key = {
  readonly " $data"?: SystemRow_system$data;
  readonly " $fragmentSpreads": FragmentRefs<"SystemRow_system">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SystemRow_system",
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
      "name": "serviceTag",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pin",
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
      "name": "place",
      "storageKey": null
    }
  ],
  "type": "UserSystem",
  "abstractKey": null
};

(node as any).hash = "0ded6f853f444d2d7173f372b457e780";

export default node;
