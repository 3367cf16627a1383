/**
 * @generated SignedSource<<4adef0cbb577f2dd2e9e8930eb82a3ba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AcceptedTerms_query$data = {
  readonly acceptedTerms: ReadonlyArray<{
    readonly acceptedAt: string;
    readonly version: string;
  }>;
  readonly " $fragmentType": "AcceptedTerms_query";
};
export type AcceptedTerms_query$key = {
  readonly " $data"?: AcceptedTerms_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AcceptedTerms_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AcceptedTerms_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AcceptedTerms",
      "kind": "LinkedField",
      "name": "acceptedTerms",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "acceptedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "0396f3f6f90d91072d19cc868e3badaf";

export default node;
