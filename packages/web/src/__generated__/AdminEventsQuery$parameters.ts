/**
 * @generated SignedSource<<ddd01c7c148c09eb514481b5bfa75122>>
 * @relayHash 0451435252f397954767c736e68c0117
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc285c7dfe5efbfc78bb3de9481e786915b055a70397d118d99f95ad0c795f95

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminEventsQuery } from './AdminEventsQuery.graphql';

const node: PreloadableConcreteRequest<AdminEventsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cc285c7dfe5efbfc78bb3de9481e786915b055a70397d118d99f95ad0c795f95",
    "metadata": {},
    "name": "AdminEventsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
