/**
 * @generated SignedSource<<12dd01ee7681a3a4a0e7ff4fb497dac6>>
 * @relayHash 92e6d3fc8ffc9bc0e9a167eba7ed295b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f2f226b29bde3b96fed7e2ab92a6afd7231b5251e3ae23ae7c4342632d65080b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminEventsQuery } from './AdminEventsQuery.graphql';

const node: PreloadableConcreteRequest<AdminEventsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f2f226b29bde3b96fed7e2ab92a6afd7231b5251e3ae23ae7c4342632d65080b",
    "metadata": {},
    "name": "AdminEventsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
