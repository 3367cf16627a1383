/**
 * @generated SignedSource<<5d202a1b3bc97e6f6206b8d9a0d88bdf>>
 * @relayHash cf825d2aad576b1f54fe1ea35f13e5bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d9046fab5cf5282498de958d355299f4fc2caa73f91f4b5dcca92d3ab8e80caa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TotalsGroupsQuery } from './TotalsGroupsQuery.graphql';

const node: PreloadableConcreteRequest<TotalsGroupsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d9046fab5cf5282498de958d355299f4fc2caa73f91f4b5dcca92d3ab8e80caa",
    "metadata": {},
    "name": "TotalsGroupsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
