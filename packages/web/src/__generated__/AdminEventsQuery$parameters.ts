/**
 * @generated SignedSource<<6992567471aebc49f5eb3dbcc13a7309>>
 * @relayHash dec72237795a8178a577df6ee323325f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d0346b53bf66e98843b2051e8dd1da8275a48de8ff35b1eadb607d18d38fd327

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminEventsQuery } from './AdminEventsQuery.graphql';

const node: PreloadableConcreteRequest<AdminEventsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d0346b53bf66e98843b2051e8dd1da8275a48de8ff35b1eadb607d18d38fd327",
    "metadata": {},
    "name": "AdminEventsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
