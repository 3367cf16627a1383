/**
 * @generated SignedSource<<492c6d27df8c1e895f447ef16da05544>>
 * @relayHash 9188b17cfe593f1ebbe591e4a256b510
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a04ad69726530d5ac260f6e642b748443882069be72fcfd9164f422b209e9560

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminTargetsQuery } from './AdminTargetsQuery.graphql';

const node: PreloadableConcreteRequest<AdminTargetsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a04ad69726530d5ac260f6e642b748443882069be72fcfd9164f422b209e9560",
    "metadata": {},
    "name": "AdminTargetsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
