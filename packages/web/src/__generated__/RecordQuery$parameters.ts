/**
 * @generated SignedSource<<5b1203513cd9bab24063e2a5d8cdccce>>
 * @relayHash 16098b8fad919eeee468df4165665218
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a50d3c84d9fe033a81b9f46e14ba878abfdbb63c77505e0fc1afea996ada9b9a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordQuery } from './RecordQuery.graphql';

const node: PreloadableConcreteRequest<RecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a50d3c84d9fe033a81b9f46e14ba878abfdbb63c77505e0fc1afea996ada9b9a",
    "metadata": {},
    "name": "RecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
