/**
 * @generated SignedSource<<5ffc3d2a35b3cb17317fe401238f732d>>
 * @relayHash d4c75f6c608a77b6c0bb5203f18783d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d2e70fa0c7c7a5b40748dc4c3e2d8082fb206eaf9ec69d12f7047dcb5cf5f3a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordsQuery } from './RecordsQuery.graphql';

const node: PreloadableConcreteRequest<RecordsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7d2e70fa0c7c7a5b40748dc4c3e2d8082fb206eaf9ec69d12f7047dcb5cf5f3a",
    "metadata": {},
    "name": "RecordsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
