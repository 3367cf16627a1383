/**
 * @generated SignedSource<<2b66cba6b3663ac34dd1f58a026c920d>>
 * @relayHash eab828fa636a5fb97ea9e5d5abbf7e6e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2907cc0378ebb2c79232e438510ad71a4d726c15f8ca555a19eb09bd3b4d65ba

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordQuery } from './RecordQuery.graphql';

const node: PreloadableConcreteRequest<RecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2907cc0378ebb2c79232e438510ad71a4d726c15f8ca555a19eb09bd3b4d65ba",
    "metadata": {},
    "name": "RecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
