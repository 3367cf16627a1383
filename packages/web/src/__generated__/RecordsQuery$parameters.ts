/**
 * @generated SignedSource<<de30c7703a505698e1c540e9510939de>>
 * @relayHash c8ba3c28f472246dc9600da5f3f13bea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a43d6a93e71bbb52f516c8c8714c2b56ee05b9eb607e1039ff2d0360c426408d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordsQuery } from './RecordsQuery.graphql';

const node: PreloadableConcreteRequest<RecordsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a43d6a93e71bbb52f516c8c8714c2b56ee05b9eb607e1039ff2d0360c426408d",
    "metadata": {},
    "name": "RecordsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
