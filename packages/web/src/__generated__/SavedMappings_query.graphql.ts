/**
 * @generated SignedSource<<a2058c74979bd90d249de237f4c3c497>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SavedMappings_query$data = {
  readonly logbookMappings: ReadonlyArray<{
    readonly customer: {
      readonly id: number;
      readonly name: string;
    };
    readonly id: string;
    readonly isShared: boolean;
    readonly mapping: string;
    readonly name: string;
    readonly savedAt: string;
    readonly savedBy: string | null | undefined;
    readonly viewerCanDelete: boolean;
  }> | null | undefined;
  readonly " $fragmentType": "SavedMappings_query";
};
export type SavedMappings_query$key = {
  readonly " $data"?: SavedMappings_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SavedMappings_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SavedMappings_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LogbookMapping",
      "kind": "LinkedField",
      "name": "logbookMappings",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "LogbookMappingCustomer",
          "kind": "LinkedField",
          "name": "customer",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "savedBy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "savedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isShared",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCanDelete",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mapping",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "9373e92ca8e40710fb1ba7998421a845";

export default node;
