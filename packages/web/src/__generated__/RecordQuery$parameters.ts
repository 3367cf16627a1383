/**
 * @generated SignedSource<<07a18d3770d48b2310e80ebacaa86aa0>>
 * @relayHash f7dee2bbc3d4751de50994f54dab52b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1459145c5340ac0f823fe06198a55ec56b56402487b1bcaa8c97ab46d77ae05c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordQuery } from './RecordQuery.graphql';

const node: PreloadableConcreteRequest<RecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1459145c5340ac0f823fe06198a55ec56b56402487b1bcaa8c97ab46d77ae05c",
    "metadata": {},
    "name": "RecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
