/**
 * @generated SignedSource<<25620cc649d58bfddfb96a7dec409e3d>>
 * @relayHash 1562df39c4f2c08571ddffaedc8fa56a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84d27ff9a588247cd6a63b6196ff25d4982bf9500eeae1b8974eddfaf6a9142d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SeveralCasesQuery } from './SeveralCasesQuery.graphql';

const node: PreloadableConcreteRequest<SeveralCasesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "84d27ff9a588247cd6a63b6196ff25d4982bf9500eeae1b8974eddfaf6a9142d",
    "metadata": {},
    "name": "SeveralCasesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
