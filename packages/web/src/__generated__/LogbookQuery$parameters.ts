/**
 * @generated SignedSource<<b846cc5f963bca55354d127200ec99e3>>
 * @relayHash a15bb3b147b3b3dd7b2deaa0bcff1153
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea69da590eed737bb352bda56ce386a2f63a6f2378cdf71f8e1e8c11c7e9c677

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LogbookQuery } from './LogbookQuery.graphql';

const node: PreloadableConcreteRequest<LogbookQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ea69da590eed737bb352bda56ce386a2f63a6f2378cdf71f8e1e8c11c7e9c677",
    "metadata": {},
    "name": "LogbookQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
