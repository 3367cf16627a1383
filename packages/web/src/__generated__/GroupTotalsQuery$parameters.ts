/**
 * @generated SignedSource<<07134d32a0dad8227025516eb47302b0>>
 * @relayHash e542f9630c98a262df457741560d23c2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6569883d26d944235ddd48571ff9b2753f81338755ba2c064af2b19e23399cd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupTotalsQuery } from './GroupTotalsQuery.graphql';

const node: PreloadableConcreteRequest<GroupTotalsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d6569883d26d944235ddd48571ff9b2753f81338755ba2c064af2b19e23399cd",
    "metadata": {},
    "name": "GroupTotalsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
