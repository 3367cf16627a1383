/**
 * @generated SignedSource<<6cf33a219bea91266fa67522b5cf2ef9>>
 * @relayHash 722c465d0841e63a90fd6b31a035a2a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc959a3377aa2788854a7cfa750b35fc5426f5cef11af70b8be3ac83f263b3c8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CopyRecordQuery } from './CopyRecordQuery.graphql';

const node: PreloadableConcreteRequest<CopyRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dc959a3377aa2788854a7cfa750b35fc5426f5cef11af70b8be3ac83f263b3c8",
    "metadata": {},
    "name": "CopyRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
