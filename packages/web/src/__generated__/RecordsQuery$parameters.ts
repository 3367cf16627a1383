/**
 * @generated SignedSource<<a46d1050a3708ae4b07cf1fb0145c1f2>>
 * @relayHash 4d51650bc829d8cfd1dcd45aa009a21a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 631dadc4f6a3ef72acab63afb4ea03f578a83ab2271844a8a0acea73205ef8ef

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordsQuery } from './RecordsQuery.graphql';

const node: PreloadableConcreteRequest<RecordsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "631dadc4f6a3ef72acab63afb4ea03f578a83ab2271844a8a0acea73205ef8ef",
    "metadata": {},
    "name": "RecordsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
