/**
 * @generated SignedSource<<ab2a39868e29ab1f685b8a03fd95add9>>
 * @relayHash e5dbeaffe92bc847cbc11b8f49176516
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7dc6da504f25caaebc2093efb314b154aa3a376cc27c14a22cc59c880acddc4d

import type { ConcreteRequest } from 'relay-runtime';
export type ViewerQuery$variables = Record<PropertyKey, never>;
export type ViewerQuery$data = {
  readonly user: {
    readonly email: string;
    readonly first_name: string;
    readonly keycloak_id: string;
    readonly last_name: string;
    readonly logbook: string;
    readonly roles: ReadonlyArray<string>;
    readonly viewerCanResetCourseProgress: boolean;
    readonly viewerCanUseLogbook: boolean;
  } | null | undefined;
};
export type ViewerQuery = {
  response: ViewerQuery$data;
  variables: ViewerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "user",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "keycloak_id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "first_name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "last_name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "roles",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "logbook",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanResetCourseProgress",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanUseLogbook",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ViewerQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ViewerQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "7dc6da504f25caaebc2093efb314b154aa3a376cc27c14a22cc59c880acddc4d",
    "metadata": {},
    "name": "ViewerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "aea3352e1421d1c87c8b954db5dd2f7d";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
