/**
 * @generated SignedSource<<fbc4e0559b684a16318033e3f21bcd02>>
 * @relayHash 4339cfbd7f55a00a30c7513d2f0416d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a20ef9d5f5efa985a5989640863844e6c4cce5efdd7311e6ff7f828a06d96b6b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminEventsQuery } from './AdminEventsQuery.graphql';

const node: PreloadableConcreteRequest<AdminEventsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a20ef9d5f5efa985a5989640863844e6c4cce5efdd7311e6ff7f828a06d96b6b",
    "metadata": {},
    "name": "AdminEventsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
