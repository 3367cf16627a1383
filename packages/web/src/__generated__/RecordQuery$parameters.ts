/**
 * @generated SignedSource<<0c1eca257cf33db7a9c021381fca7076>>
 * @relayHash fac932fc92d1719f94187951cd9aeb02
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8dfb0701c64042f045152089e5cd7e0e9719624b55ca936c88cbc8ae68108b7c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordQuery } from './RecordQuery.graphql';

const node: PreloadableConcreteRequest<RecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8dfb0701c64042f045152089e5cd7e0e9719624b55ca936c88cbc8ae68108b7c",
    "metadata": {},
    "name": "RecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
