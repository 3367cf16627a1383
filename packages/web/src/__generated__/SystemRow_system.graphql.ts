/**
 * @generated SignedSource<<ce525e946b6b12ad02ac9b5f449c52e4>>
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
  readonly systemId: string | null | undefined;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "systemId",
      "storageKey": null
    }
  ],
  "type": "UserSystem",
  "abstractKey": null
};

(node as any).hash = "fd6c64d9c86f7024147284c83c10cdf7";

export default node;
