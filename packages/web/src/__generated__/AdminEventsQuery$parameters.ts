/**
 * @generated SignedSource<<3f18a6d9cb7520d0547016dd754ff2f2>>
 * @relayHash 3b73cf137dca470818fc8204a627042b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df34afd35b143b4fde7415c92ff4dfce287fc391bc8a4796363f3bc652b8f94f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminEventsQuery } from './AdminEventsQuery.graphql';

const node: PreloadableConcreteRequest<AdminEventsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "df34afd35b143b4fde7415c92ff4dfce287fc391bc8a4796363f3bc652b8f94f",
    "metadata": {},
    "name": "AdminEventsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
