/**
 * @generated SignedSource<<b71783123f18c1223e2ec7d0a3c6216a>>
 * @relayHash 035ac2f976bf201ab8c64fdfda59a5e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d71e84f84ee622cbe985cebf42734bedccf5b5ce88c1eaacf5271a073fa18801

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupTotalsQuery } from './GroupTotalsQuery.graphql';

const node: PreloadableConcreteRequest<GroupTotalsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d71e84f84ee622cbe985cebf42734bedccf5b5ce88c1eaacf5271a073fa18801",
    "metadata": {},
    "name": "GroupTotalsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
